import styled from '@emotion/styled';
import type { ViewProps } from '../../fields/view-props.ts';
import { Actions } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Prose } from '../../ui/prose.tsx';
import { media, radius } from '../../ui/tokens.ts';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { schema } from './schema.ts';

const icons = { info: 'info', urgent: 'info', holiday: 'calendar' } as const;

/** The title is no heading, as the notice may stand above the page's own. */
export default function Notice({ section }: ViewProps<typeof schema>) {
  const { id, key, tone = 'tint', kind, icon, title, text, actions } = section;
  const titleId = `_${key}-title`;
  return (
    <Space id={id} aria-labelledby={titleId}>
      <Container>
        <Strip data-tone={tone} data-kind={kind}>
          <Sign data-turned={kind === 'urgent' && !icon ? '' : undefined}>
            <Icon name={icon ?? icons[kind]} size={26} />
          </Sign>
          <div>
            <Title id={titleId}>
              <Unbroken text={title} />
            </Title>
            {text && <Text text={text} />}
          </div>
          <Actions actions={actions} />
        </Strip>
      </Container>
    </Space>
  );
}

const Space = styled.section`
  padding-block: clamp(0.75rem, 2vw, 1.25rem);
`;

const Strip = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 1rem clamp(0.875rem, 2vw, 1.25rem);
  align-items: center;
  padding: clamp(1rem, 2.5vw, 1.375rem);
  border: 2px solid transparent;
  border-radius: ${radius.card};
  background: var(--surface);
  color: var(--text);

  &[data-tone='plain'] {
    border-color: var(--line);
  }
  &[data-tone='tint'] {
    background: var(--tint);
  }
  &[data-tone='strong'] {
    background: var(--strong);
  }
  &[data-kind='urgent'] {
    border-color: var(--emergency-fill);
  }
  & > div:nth-of-type(2) {
    grid-column: 1 / -1;
  }
  ${media.desktop} {
    grid-template-columns: auto minmax(0, 1fr) auto;

    & > div:nth-of-type(2) {
      grid-column: auto;
    }
  }
`;

// The sign of information is an exclamation mark when it stands on its head.
const Sign = styled.span`
  display: grid;
  place-items: center;
  align-self: start;
  width: 3rem;
  height: 3rem;
  border-radius: 1rem 1rem 1rem 0.3125rem;
  background: var(--fill);
  color: var(--on-fill);

  [data-kind='urgent'] > & {
    background: var(--emergency-fill);
    color: var(--on-emergency);
  }
  [data-kind='holiday'] > & {
    background: var(--mark);
    color: var(--surface);
  }
  [data-kind='holiday'][data-tone='strong'] > & {
    color: var(--strong);
  }
  &[data-turned] > svg {
    rotate: 180deg;
  }
`;

const Title = styled.p`
  color: var(--heading);
  font-size: var(--text-lg);
  font-weight: 800;
  line-height: 1.3;
`;

const Text = styled(Prose)`
  max-width: 65ch;
  margin-top: 0.25rem;
  color: var(--text-soft);
`;
