import styled from '@emotion/styled';
import type { ViewProps } from '../../fields/view-props.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { schema } from './schema.ts';

type Review = ViewProps<typeof schema>['section']['items'][number];

/** Where a review comes from, and the month in which it was written. */
export function Origin({ name, source, href, date }: Pick<Review, 'name' | 'source' | 'href' | 'date'>) {
  return (
    <Line>
      {href ? (
        <Anchor action={{ kind: 'link', href }}>
          {source}
          <VisuallyHidden>{`, ${name}`}</VisuallyHidden>
        </Anchor>
      ) : (
        source
      )}
      {' · '}
      <time dateTime={date.month}>{date.text}</time>
    </Line>
  );
}

const Line = styled.p`
  color: var(--text-soft);
  font-size: var(--text-sm);

  & > a {
    padding-block: 0.5rem;
    color: var(--link);
    font-weight: 700;
    text-underline-offset: 0.25em;
  }
`;
