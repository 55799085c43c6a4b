import { useState, type ReactNode } from 'react';
import { More } from './form-parts.tsx';

interface FoldProps {
  readonly title: string;
  /** What in it somebody has to see: names of fields that are wrong or were asked for. */
  readonly asked: readonly string[];
  readonly children: ReactNode;
}

/**
 * What is seldom needed, folded away. It opens where something in it has to be seen, and only who presses its name closes it:
 * what is right again while somebody writes in it does not.
 */
export function Fold({ title, asked, children }: FoldProps) {
  const [isOpen, setIsOpen] = useState(asked.length > 0);
  const [before, setBefore] = useState(asked);
  if (before.join('\n') !== asked.join('\n')) {
    setBefore(asked);
    if (asked.some((name) => !before.includes(name))) setIsOpen(true);
  }
  return (
    <More open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {children}
    </More>
  );
}
