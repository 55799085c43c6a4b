import styled from '@emotion/styled';
import type { ViewProps } from '../../fields/view-props.ts';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';
import { media } from '../../ui/tokens.ts';
import { areWide } from '../../ui/wide-figures.ts';
import type { schema } from './schema.ts';

export default function Stats({ section }: ViewProps<typeof schema>) {
  const Figures = areWide(section.items) ? WideList : List;
  return (
    <Section section={section} tone="strong">
      <Figures>
        {section.items.map(({ icon, value, label }, index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd>
              {icon && <Icon name={icon} size={28} />}
              {value}
            </dd>
          </div>
        ))}
      </Figures>
    </Section>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(7.5em, 34%)), 1fr));
  gap: 2rem clamp(1.25rem, 4vw, 3rem);

  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: 0.375rem;
    padding-top: 1.25rem;
    border-top: 2px solid var(--hairline);
  }
  & dt {
    color: var(--text-soft);
    font-weight: 700;
    line-height: 1.4;
  }
  & dd {
    display: grid;
    gap: 0.75rem;
    color: var(--heading);
    font-size: clamp(2.25rem, 7vw, 3.75rem);
    font-weight: 800;
    letter-spacing: -0.03em;
    line-height: 1;
  }
  & svg {
    color: var(--mark);
  }
  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  }
`;

const WideList = styled(List)`
  display: flex;
  flex-wrap: wrap;
  min-width: 0;
  overflow-wrap: break-word;

  & > div {
    flex: 1 1 max(7.5em, 20%);
    max-width: 100%;
  }
  & dd {
    display: block;
    font-size: clamp(1.75rem, 6vw, 3rem);
  }
  & svg {
    margin-bottom: 0.75rem;
  }
`;
