import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { media } from './tokens.ts';
import { Unbroken } from './unbroken.tsx';

export type HeadingLevel = 1 | 2 | 3 | 4;

interface HeadingProps {
  readonly level: HeadingLevel;
  /** How large it looks, whatever its level. */
  readonly size: 'large' | 'medium' | 'small';
  readonly id?: string;
  readonly children: ReactNode;
}

/** From so many letters on, by size, a word may have no room in the usual letters of a small phone. */
const long = { large: 14, medium: 16, small: 16 };

/** A word of more letters than this breaks: the headline would be too small to read. */
const most = 24;

/** A heading whose level follows the outline and whose size follows the design, or its longest word. */
export function Heading({ level, size, children, ...rest }: HeadingProps) {
  const isText = typeof children === 'string';
  const letters = isText ? Math.max(...children.split(/\s/).map((word) => word.length)) : 0;
  const look = { as: `h${level}` as const, 'data-size': size, ...rest };
  const content = isText ? <Unbroken text={children} /> : children;
  if (letters < long[size]) return <Title {...look}>{content}</Title>;
  return (
    <Fitted {...look} letters={Math.min(letters, most)}>
      {content}
    </Fitted>
  );
}

const large = 'clamp(2.125rem, 1.2rem + 3.6vw, 3.75rem)';
const medium = 'clamp(1.75rem, 1.3rem + 1.9vw, 2.75rem)';

const Title = styled.h2`
  font-size: ${medium};

  &[data-size='large'] {
    font-size: ${large};
    line-height: 1.08;
    letter-spacing: -0.025em;
  }
  &[data-size='small'] {
    font-size: var(--title-sm);
    line-height: 1.25;
    letter-spacing: -0.01em;
  }
`;

/**
 * Letters as small as the longest word needs, and no smaller than the text's: a letter takes 0.57 of their size at most,
 * and columns two fifths of a wide window.
 */
const Fitted = styled(Title, {
  shouldForwardProp: (name) => name !== 'letters' && name !== 'as',
})<{ readonly letters: number }>`
  hyphens: auto;
  font-size: clamp(var(--text-md), ${({ letters }) => 150 / letters}vw, ${medium});

  &[data-size='large'] {
    font-size: clamp(var(--text-md), ${({ letters }) => 150 / letters}vw, ${large});
  }
  &[data-size='small'] {
    font-size: clamp(var(--text-md), ${({ letters }) => 128 / letters}vw, var(--title-sm));
  }
  ${media.desktop} {
    &[data-size='large'] {
      font-size: clamp(var(--text-md), ${({ letters }) => 70 / letters}vw, ${large});
    }
  }
`;
