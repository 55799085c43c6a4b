import styled from '@emotion/styled';
import type { ViewProps } from '../../fields/view-props.ts';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Prose } from '../../ui/prose.tsx';
import { itemLevel, Section } from '../../ui/section.tsx';
import { media, radius, space } from '../../ui/tokens.ts';
import type { schema } from './schema.ts';

export default function Steps({ section }: ViewProps<typeof schema>) {
  const { items, facts, note, actions } = section;
  const level = itemLevel(section);
  return (
    <Section section={section} note={note} actions={actions}>
      <Layout data-facts={facts && ''}>
        <List data-row={facts || items.length > 4 ? undefined : ''}>
          {items.map(({ title, text }, index) => (
            <li key={index}>
              <Heading level={level} size="small">
                {title}
              </Heading>
              {text && <Text text={text} />}
            </li>
          ))}
        </List>
        {facts && (
          <Facts data-tone="strong">
            {facts.map(({ icon, value, label }, index) => (
              <div key={index}>
                <dt>{label}</dt>
                <dd>
                  {icon && <Icon name={icon} size={26} />}
                  {value}
                </dd>
              </div>
            ))}
          </Facts>
        )}
      </Layout>
    </Section>
  );
}

const Layout = styled.div`
  display: grid;
  gap: 2.5rem ${space.columns};

  ${media.desktop} {
    &[data-facts] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      align-items: start;
    }
  }
`;

const List = styled.ol`
  counter-reset: step;

  & > li {
    position: relative;
    min-height: 3.25rem;
    padding: 0.5rem 0 2rem 4.5rem;
    counter-increment: step;
  }
  & > li::before {
    content: counter(step);
    position: absolute;
    z-index: 1;
    top: 0;
    left: 0;
    display: grid;
    place-items: center;
    width: 3.25rem;
    height: 3.25rem;
    border-radius: 1.25rem 1.25rem 1.25rem 0.375rem;
    background: var(--fill);
    color: var(--on-fill);
    font-size: 1.375rem;
    font-weight: 800;
  }
  & > li:not(:last-of-type)::after {
    content: '';
    position: absolute;
    inset: 1rem auto -1rem 1.5625rem;
    border-left: 2px dashed var(--outline);
    opacity: 0.5;
  }
  ${media.largeLetters} {
    & > li {
      padding: 4.25rem 0 2rem;
    }
    & > li::after {
      display: none;
    }
  }
  ${media.desktop} {
    &[data-row] {
      display: grid;
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
      gap: ${space.grid};
    }
    &[data-row] > li {
      padding: 4.75rem 1rem 0 0;
    }
    &[data-row] > li:not(:last-of-type)::after {
      inset: 1.5625rem 0 auto 4.25rem;
      border: 0;
      border-top: 2px dashed var(--outline);
    }
  }
`;

const Text = styled(Prose)`
  max-width: 58ch;
  margin-top: 0.375rem;
  color: var(--text-soft);
`;

const Facts = styled.dl`
  display: grid;
  padding: 0.75rem clamp(1.5rem, 4vw, 2.5rem);
  border-radius: ${radius.media};
  background: var(--strong);
  color: var(--text);

  & > div {
    display: flex;
    flex-direction: column-reverse;
    padding-block: 1.375rem;
  }
  & > div + div {
    border-top: 1px solid var(--hairline);
  }
  & dt {
    color: var(--text-soft);
  }
  & dd {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    font-size: clamp(1.5rem, 4vw, 2rem);
    font-weight: 800;
    letter-spacing: -0.02em;
    line-height: 1.2;
  }
  & svg {
    color: var(--mark);
  }
`;
