import styled from '@emotion/styled';
import type { SiteFacts } from '../fields/page-data.ts';
import { Icon } from '../ui/icon.tsx';
import { media, radius } from '../ui/tokens.ts';
import { useWords } from '../ui/use-words.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

/** The telephone of the header: a call icon, and the number itself where there is room. */
export function PhoneLink({ phone }: Pick<SiteFacts, 'phone'>) {
  return (
    <Call href={phone.href} data-report="phone">
      <Icon name="phone" size={22} />
      <VisuallyHidden>{`${useWords().call} `}</VisuallyHidden>
      <Digits>{phone.text}</Digits>
    </Call>
  );
}

const Call = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-width: 44px;
  min-height: 2.75rem;
  border-radius: ${radius.control};
  color: var(--link);
  font-weight: 700;
  text-decoration: none;
  white-space: nowrap;

  ${media.hover} {
    &:hover {
      background: var(--tint);
    }
  }
`;

const Digits = styled(VisuallyHidden)`
  @media (min-width: 74rem) {
    position: static;
    width: auto;
    height: auto;
    clip-path: none;
  }
`;
