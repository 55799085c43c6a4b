import { useEffect, useRef, type ReactNode } from 'react';
import { Remark } from './form-parts.tsx';

interface ShownRemarkProps {
  /** What was pasted. */
  readonly of: string;
  readonly children: ReactNode;
}

/** A remark that comes into sight once for each text: below a field that a whole table made tall nobody would meet it. */
export function ShownRemark({ of, children }: ShownRemarkProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers answer with a promise, which is nothing to be called once the remark goes.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [of]);
  return (
    <Remark role="status" ref={box}>
      {children}
    </Remark>
  );
}
