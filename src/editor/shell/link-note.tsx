import type { Told } from '../../core/core.ts';
import type { Desk } from '../form/desk.ts';
import { Remark } from '../form/form-parts.tsx';
import { GoList } from '../form/go-list.tsx';
import type { Session } from '../session/session.ts';
import type { Path } from '../store/store.ts';
import { Button } from '../ui/parts.tsx';
import { listFull, offerOther } from './offer-link.ts';

interface LinkNoteProps {
  readonly desk: Pick<Desk, 'onEdit' | 'onGo'>;
  readonly file: Path;
  readonly texts: Readonly<Record<Path, string>>;
  readonly past: Session['past'];
  readonly problems: readonly Told[];
}

/** Offers a page that was put into the menu or the foot the other of them as well, and says which menus it has made too long. */
export function LinkNote({ desk, file, texts, past, problems }: LinkNoteProps) {
  const other = offerOther(file, texts, past);
  const full = listFull(file, { problems, texts, past });
  return (
    <>
      {other && (
        <Remark role="note">
          <p>{other.said}</p>
          {other.offers.map(({ label, wish }) => (
            <Button key={label} type="button" onClick={() => desk.onEdit(wish)}>
              {label}
            </Button>
          ))}
        </Remark>
      )}
      {full.length > 0 && (
        <Remark role="status">
          <p>
            Com esta página, nem todos os links do menu cabem lado a lado em um computador, e ele fica atrás
            do botão de menu. Encurte os nomes dos links, ou tire algum:
          </p>
          <GoList
            label="Os menus em que os links não cabem"
            places={full.map(({ file: there, name }) => ({
              name,
              onGo: () => desk.onGo(there, ['header', 'links']),
            }))}
          />
        </Remark>
      )}
    </>
  );
}
