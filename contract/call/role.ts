/** Roles of accounts, from the fewest permissions to the most. API responses name the field `userType`. */
export const roles = ['Member', 'Editor', 'SuperAdmin'] as const
export type Role = (typeof roles)[number]

const grants = {
  public: [null, 'Member', 'Editor', 'SuperAdmin'],
  member: ['Member', 'Editor', 'SuperAdmin'],
  editor: ['Editor', 'SuperAdmin'],
  admin: ['SuperAdmin'],
} as const satisfies Record<string, readonly (Role | null)[]>

export type AccessLevel = keyof typeof grants

export const isAccessGranted = (access: AccessLevel, role: Role | null): boolean =>
  grants[access].some((granted) => granted === role)
