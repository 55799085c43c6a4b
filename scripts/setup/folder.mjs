/**
 * Why a project in this folder cannot be run, with what to do; nothing where it can. Vite takes what follows these signs
 * for no part of a file's name.
 *
 * @param {string} root
 */
export function explainFolder(root) {
  const sign = ['#', '?'].find((one) => root.includes(one));
  if (sign === undefined) return undefined;
  return `A pasta do projeto, "${root}", tem "${sign}" no nome, ou no nome de uma pasta acima dela, e os programas que leem o projeto não aceitam esse sinal. Nada foi feito. Mude o nome da pasta, sem "${sign}", e rode de novo.`;
}
