import { useCallback } from 'react';
import { addEverywhere, everywhereLabel, findEverywhere } from '../outline/everywhere.ts';
import { isPage } from './knowledge.ts';
import { toAction } from './page-actions.tsx';
import type { Editor } from './use-editor.ts';

/** Opens what stands above all pages: the one that is there, or a new one. `onOpen` leads to its title. */
export function useEverywhere(
  { latestTexts, dispatch }: Pick<Editor, 'latestTexts' | 'dispatch'>,
  onOpen: () => void,
): () => void {
  return useCallback(() => {
    const texts = latestTexts();
    const pages = Object.keys(texts).filter((path) => isPage(path) && path !== '404.yaml');
    const there = findEverywhere(texts, pages);
    if (there === undefined) {
      const { edit, file } = addEverywhere(texts, pages);
      dispatch(
        toAction(edit, {
          label: `acrescentar ${everywhereLabel}`,
          file,
          said: 'Está no alto de todas as páginas. Escreva o recado: ele aparece em todas.',
        }),
      );
    } else {
      dispatch({ kind: 'show', file: there });
      dispatch({ kind: 'notify', notice: { tone: 'good', text: 'Este já está em todas as páginas.' } });
    }
    onOpen();
  }, [latestTexts, dispatch, onOpen]);
}
