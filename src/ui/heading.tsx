import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Unbroken } from './unbroken.tsx';

export type HeadingLevel = 1 | 2 | 3 | 4;

interface HeadingProps {
  readonly level: HeadingLevel;
  /** How large it looks, whatever its level. */
  readonly size: 'large' | 'medium' | 'small';
  readonly id?: string;
  readonly children: ReactNode;
}

/** A heading whose level follows the outline and whose size follows the design. */
export function Heading({ level, size, children, ...rest }: HeadingProps) {
  return (
    <Title as={`h${level}`} data-size={size} {...rest}>
      {typeof children === 'string' ? <Unbroken text={children} /> : children}
    </Title>
  );
}

const Title = styled.h2`
  font-size: clamp(1.75rem, 1.3rem + 1.9vw, 2.75rem);

  &[data-size='large'] {
    font-size: clamp(2.125rem, 1.2rem + 3.6vw, 3.75rem);
    line-height: 1.08;
    letter-spacing: -0.025em;
  }
  &[data-size='small'] {
    font-size: var(--title-sm);
    line-height: 1.25;
    letter-spacing: -0.01em;
  }
`;
