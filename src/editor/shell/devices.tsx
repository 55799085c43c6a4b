import styled from '@emotion/styled';
import type { WidthName } from '../frame/page-frame.tsx';
import { lyingDown, Sign, SignButton, type SignName } from '../ui/parts.tsx';

const devices: readonly { readonly name: WidthName; readonly label: string }[] = [
  { name: 'phone', label: 'Celular' },
  { name: 'tablet', label: 'Tablet' },
  { name: 'screen', label: 'Computador' },
];

interface DevicesProps {
  readonly width: WidthName;
  readonly onWidth: (width: WidthName) => void;
  /** Whether it stands where there is room beside other things; else only where there is none. */
  readonly isWide?: boolean;
}

/** The widths in which the page can be seen. */
export function Devices({ width, onWidth, isWide = false }: DevicesProps) {
  return (
    <Group role="group" aria-label="Ver a página como em" data-wide={isWide ? '' : undefined}>
      {devices.map(({ name, label }) => (
        <SignButton
          key={name}
          type="button"
          aria-label={label}
          title={label}
          aria-pressed={width === name}
          onClick={() => onWidth(name)}
        >
          <Sign name={name satisfies SignName} />
        </SignButton>
      ))}
    </Group>
  );
}

const Group = styled.div`
  display: none;
  justify-content: center;

  &[data-wide] {
    display: flex;
    margin-inline: auto;
  }
  @media (max-width: 34rem) {
    display: flex;

    &[data-wide] {
      display: none;
    }
  }
  ${lyingDown} {
    &[data-wide] {
      display: none;
    }
  }
  & button[aria-pressed='true'] {
    background: var(--tint);
    color: var(--accent);
  }
`;
