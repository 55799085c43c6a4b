import { useCallback } from 'react';
import { countOf, readData } from '../../core/core.ts';
import { isHiddenSection } from '../outline/describe-section.ts';
import { addEverywhere, completeEverywhere, everywhereLabel, findEverywhere } from '../outline/everywhere.ts';
import { isPage } from './knowledge.ts';
import { toAction } from './page-actions.tsx';
import type { Editor } from './use-editor.ts';

/** Opens what stands above all pages: the one that most have already, put on the others too, or a new one. `onOpen` leads to its title. */
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
    } else if (there.lacking.length > 0 && !isHiddenSection(readData(texts[there.file] ?? ''))) {
      const count = countOf(there.lacking.length, 'página');
      dispatch(
        toAction(completeEverywhere(texts, there), {
          label: `completar ${everywhereLabel}`,
          file: there.file,
          said: `Este já estava na maioria das páginas; agora está também nas que faltavam: ${count}.`,
        }),
      );
    } else {
      dispatch({ kind: 'show', file: there.file });
      const text =
        there.lacking.length > 0 ? 'Este já existe, e está escondido.' : 'Este já está em todas as páginas.';
      dispatch({ kind: 'notify', notice: { tone: 'good', text } });
    }
    onOpen();
  }, [latestTexts, dispatch, onOpen]);
}
