/** Stands in place of an entry's id for the list of all: where an old site had its list. */
export const theList = 'list'
