/** Names some words as a sentence does: `um, dois e três`. */
export const listed = new Intl.ListFormat('pt-BR');
