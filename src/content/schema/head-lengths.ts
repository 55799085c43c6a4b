/** Letters that search engines show of a page, from a useful least to the most. */
export const headLengths = { title: [15, 65], description: [50, 165] } as const;
