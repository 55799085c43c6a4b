import styled from '@emotion/styled';
import type { FieldPath } from '../form/wishes.ts';

/** The parts of the site's data as somebody looks for them, each with the field that it begins with. */
export const siteParts: readonly { readonly label: string; readonly path: FieldPath }[] = [
  { label: 'Nome e logotipo', path: ['name'] },
  { label: 'Telefones e WhatsApp', path: ['phone'] },
  { label: 'E-mail', path: ['email'] },
  { label: 'Endereço', path: ['address'] },
  { label: 'Redes sociais', path: ['social'] },
  { label: 'Horário', path: ['hours'] },
  { label: 'Mensagens do WhatsApp', path: ['messages'] },
  { label: 'Menu', path: ['header', 'links'] },
  { label: 'Botões do alto', path: ['header', 'actions'] },
  { label: 'Rodapé', path: ['footer'] },
  { label: 'Links do rodapé', path: ['footer', 'links'] },
  { label: 'Endereços antigos', path: ['redirects'] },
  { label: 'Buscadores, como o Google', path: ['meta'] },
  { label: 'Palavras do site', path: ['words'] },
  { label: 'Dados provisórios', path: ['placeholders'] },
  { label: 'Palavras dos números', path: ['figures'] },
  { label: 'Números e horários que podem diferir', path: ['claims'] },
];

/** What the site's data hold, to jump to. */
export function SiteIndex({ onSeek }: { readonly onSeek: (path: FieldPath) => void }) {
  return (
    <List aria-label="Partes dos dados do site">
      {siteParts.map(({ label, path }) => (
        <li key={label}>
          <button type="button" onClick={() => onSeek(path)}>
            {label}
          </button>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  margin: 0.5rem 0 0;
  padding: 0;
  list-style: none;

  & button {
    width: 100%;
    min-height: 2.5rem;
    padding: 0.4rem 0.75rem;
    border: 0;
    border-radius: 0.5rem;
    background: none;
    font-weight: 600;
    text-align: left;
    cursor: pointer;
  }
  & button:hover {
    background: var(--tint);
  }
`;
