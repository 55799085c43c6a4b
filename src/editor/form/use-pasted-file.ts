import { useEffect } from 'react';
import { useLatest } from '../shell/use-latest.ts';

/** Takes a file that is pasted, wherever the focus is, while one is waited for. */
export function usePastedFile(isAwaited: boolean, onFile: (file: File | undefined) => void): void {
  const latest = useLatest(onFile);
  useEffect(() => {
    if (!isAwaited) return undefined;
    const take = ({ clipboardData }: ClipboardEvent) => latest()(clipboardData?.files[0]);
    document.addEventListener('paste', take);
    return () => document.removeEventListener('paste', take);
  }, [isAwaited, latest]);
}
