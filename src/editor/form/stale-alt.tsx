import { useEffect, useRef } from 'react';
import { Button } from '../ui/parts.tsx';
import { Remark } from './form-parts.tsx';
import { acceptAlt, useIsStale } from './exchanged.ts';

interface StaleAltProps {
  readonly alt: string;
  /** The picture that it describes. */
  readonly picture: string | undefined;
  /** The field in which it is written. */
  readonly id: string;
}

function select(id: string): void {
  const field = document.getElementById(id);
  if (field instanceof HTMLTextAreaElement) field.select();
  field?.focus();
}

/** Asks whether a description fits the picture that took another's place. */
export function StaleAlt({ alt, picture, id }: StaleAltProps) {
  const isStale = useIsStale(alt, picture);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isStale) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isStale]);
  if (!isStale) return null;
  return (
    <Remark role="status" ref={box}>
      <p>A descrição ainda fala da foto de antes?</p>
      <Button type="button" onClick={() => select(id)}>
        Escrever outra
      </Button>
      <Button
        type="button"
        onClick={() => {
          acceptAlt(alt);
          select(id);
        }}
      >
        Está certa
      </Button>
    </Remark>
  );
}
