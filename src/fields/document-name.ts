/** Endings of files that people offer for download. */
export const isDocument = /\.(?:pdf|docx?|xlsx?|pptx?|od[tsp]|csv|zip|txt)$/i;
