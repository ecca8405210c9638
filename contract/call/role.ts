/** The roles of accounts, from the fewest rights to the most; the wire calls them `userType`. */
export const roles = ['Member', 'Editor', 'SuperAdmin'] as const
export type Role = (typeof roles)[number]

const grants = {
  public: [null, 'Member', 'Editor', 'SuperAdmin'],
  member: ['Member', 'Editor', 'SuperAdmin'],
  editor: ['Editor', 'SuperAdmin'],
  admin: ['SuperAdmin'],
} as const satisfies Record<string, readonly (Role | null)[]>

/** Who may make a call: anyone, or accounts with at least this role. */
export type Access = keyof typeof grants

/** Whether someone with this role, or a visitor without one, may make a call. */
export const isGranted = (access: Access, role: Role | null): boolean =>
  grants[access].some((granted) => granted === role)
