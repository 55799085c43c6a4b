import styled from '@emotion/styled';
import type { ToggleEvent } from 'react';
import type { ViewProps } from '../../fields/view-props.ts';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Paragraphs } from '../../ui/prose.tsx';
import { itemLevel, Section } from '../../ui/section.tsx';
import { media } from '../../ui/tokens.ts';
import type { schema } from './schema.ts';

/** One answer at a time also in browsers that do not group `<details>` by name. */
function closeOthers({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
  if (!currentTarget.open || 'name' in HTMLDetailsElement.prototype) return;
  for (const entry of currentTarget.parentElement?.querySelectorAll('details') ?? []) {
    if (entry !== currentTarget) entry.open = false;
  }
}

export default function Faq({ section }: ViewProps<typeof schema>) {
  const level = itemLevel(section);
  return (
    <Section section={section} layout="split" actions={section.actions}>
      <List>
        {section.items.map(({ question, answer }, index) => (
          // A visitor may have opened an entry before React takes over.
          <Entry key={index} name={section.key} onToggle={closeOthers} suppressHydrationWarning>
            <summary>
              <Heading level={level} size="small">
                {question}
              </Heading>
              <Icon name="plus" size={24} />
            </summary>
            <Answer text={answer} />
          </Entry>
        ))}
      </List>
    </Section>
  );
}

const List = styled.div`
  align-self: start;
  border-top: 2px solid var(--hairline);
`;

const Entry = styled.details`
  border-bottom: 2px solid var(--hairline);

  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
    min-height: 4rem;
    padding-block: 0.875rem;
    border-radius: 0.5rem;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary svg {
    color: var(--link);
    stroke-width: 2.5;
  }
  &[open] > summary svg {
    transform: rotate(135deg);
  }
  ${media.hover} {
    & > summary:hover :is(h2, h3) {
      color: var(--link);
    }
  }
  ${media.motion} {
    & > summary svg {
      transition: transform 0.25s;
    }
    &::details-content {
      height: 0;
      overflow: clip;
      transition:
        height 0.25s ease-out,
        content-visibility 0.25s allow-discrete;
    }
    &[open]::details-content {
      height: auto;
    }
  }
`;

const Answer = styled(Paragraphs)`
  padding: 0 2.5rem 1.5rem 0;
`;
