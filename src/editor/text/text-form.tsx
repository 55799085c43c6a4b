import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import type { Path } from '../store/store.ts';
import type { TextPaneProps } from './text-pane.tsx';

// Few ever need it, and it is larger than all the forms.
const TextPane = lazy(async () => ({ default: (await import('./text-pane.tsx')).TextPane }));

/** A file as text, in place of its form. What it takes to edit one is loaded when it is first needed. */
export function TextForm(props: TextPaneProps) {
  return (
    <Suspense fallback={<p>Abrindo o texto…</p>}>
      <TextPane {...props} key={props.file} />
    </Suspense>
  );
}

/** Whether a file is shown as text: where it has no form, and from then on until somebody asks for the form. */
export function useAsText(file: Path, hasForm: boolean, onOpen: () => void) {
  const [asText, setAsText] = useState<Path>();
  useEffect(() => {
    if (hasForm) return;
    setAsText(file);
    onOpen();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each file without a form
  }, [file, hasForm]);
  return {
    isText: !hasForm || asText === file,
    showText: useCallback(() => setAsText(file), [file]),
    showForm: useCallback(() => setAsText(undefined), []),
  };
}
