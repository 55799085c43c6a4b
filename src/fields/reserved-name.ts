/** Whether Windows keeps the name of a file, given without its ending, for a device. */
export const isReserved = (name: string) => /^(?:aux|con|nul|prn|(?:com|lpt)\d)$/.test(name);
