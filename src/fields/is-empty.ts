/** Whether a field says nothing: it is missing, or nothing stands behind its name. */
export const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';
