import { useId } from 'react';
import { mainColors, valueAt, type Group, type Told } from '../../core/core.ts';
import type { Desk } from '../form/desk.ts';
import { Form } from '../form/form.tsx';
import { Problems } from '../form/form-parts.tsx';
import { PagePreviews } from '../form/page-previews.tsx';
import { cure, problemsAt } from '../form/problems-at.ts';
import { describeSection, sectionsOf } from '../outline/describe-section.ts';
import { SectionTools, SharedTools } from '../outline/section-tools.tsx';
import { textOf } from '../session/session.ts';
import { TextForm } from '../text/text-form.tsx';
import { Button } from '../ui/parts.tsx';
import { AnchorOffer } from './anchor-offer.tsx';
import { Foot } from './desktop-parts.tsx';
import { earliest } from './elsewhere.ts';
import { wishRewritten } from './example-mark.ts';
import { ExampleNote } from './example-note.tsx';
import type { FieldPath } from '../form/wishes.ts';
import { HoursNote } from '../hours/hours-note.tsx';
import type { Path } from '../store/store.ts';
import { findShared, isPage, isTheme, sharedName } from './knowledge.ts';
import { LedHere } from './led-here.tsx';
import { LinkNote } from './link-note.tsx';
import { nameFile } from './name-file.ts';
import { SharedNote, SharedUse } from './shared-note.tsx';
import type { State } from './state.ts';
import { ThemeLink, ThemeMatch, ThemeUse } from './theme-notes.tsx';
import type { Editor } from './use-editor.ts';
import { wishDays } from './wish-days.ts';

interface FormPaneProps {
  readonly editor: Pick<Editor, 'checked' | 'dispatch' | 'state' | 'texts'>;
  readonly desk: Desk;
  /** What the form is made from; nothing for a file that no form knows. */
  readonly group: Group | undefined;
  readonly isText: boolean;
  readonly onText: () => void;
  readonly onForm: () => void;
  /** Leads to a field of any file. */
  readonly onGo: (file: Path, path: FieldPath) => void;
  /** The section that the form is about was deleted. */
  readonly onRemoved: () => void;
  /** The form is about a copy of that section now. */
  readonly onCopied: () => void;
}

const nothing: readonly Told[] = [];

/** What the form is about. */
function titleOf({ file, section }: State, data: unknown): string {
  if (section !== undefined) return describeSection(sectionsOf(data)[section]).label;
  if (file === 'site.yaml' || isTheme(file)) return nameFile(file, data).label;
  return file.startsWith('_shared/') ? describeSection(data).label : 'A página';
}

/** The form of what is edited, or its text. */
export function FormPane({
  editor,
  desk,
  group,
  isText,
  onText,
  onForm,
  onGo,
  onRemoved,
  onCopied,
}: FormPaneProps) {
  const { state, dispatch, texts, checked } = editor;
  const { session, file, section } = state;
  const id = useId();
  const { today } = desk.site;
  const sections = sectionsOf(desk.data);
  const path = section === undefined ? [] : ['sections', section];
  const shared = section === undefined ? undefined : sharedName(sections[section]);
  const sharedFile = `_shared/${shared}.yaml`;
  return (
    <>
      <h2 id={id} tabIndex={-1}>
        {isText ? `O texto de ${file}` : titleOf(state, desk.data)}
      </h2>
      {isText || group === undefined ? (
        <TextForm desk={desk} file={file} text={textOf(session, file) ?? ''} path={path} />
      ) : (
        <>
          {section !== undefined && (
            <>
              <SectionTools
                data={desk.data}
                section={section}
                shared={shared === undefined ? undefined : findShared(shared, texts)}
                onEdit={desk.onEdit}
                onDay={(...day) => desk.onEdit(wishDays({ sections, index: section, texts, today }, ...day))}
                onRest={desk.onRest}
                today={today}
                onRemoved={onRemoved}
                onCopied={onCopied}
              />
              <ExampleNote
                section={sections[section]}
                page={desk.data}
                site={desk.site}
                onRewritten={() => desk.onEdit(wishRewritten(section))}
              />
            </>
          )}
          {file.startsWith('_shared/') && (
            <>
              <SharedTools data={desk.data} today={today} onEdit={desk.onEdit} onRest={desk.onRest} />
              <SharedUse {...{ file, texts, onGo }} />
            </>
          )}
          <AnchorOffer {...{ file, section, texts, session, dispatch }} />
          {(section !== undefined || file.startsWith('_shared/')) && (
            <LedHere {...{ file, section, texts, onGo }} today={today} />
          )}
          {isTheme(file) && <ThemeUse {...{ file, texts, onGo }} />}
          <Problems
            id={id}
            problems={problemsAt(desk, path)}
            onCure={(...wanted) => cure(desk, ...wanted)}
            desk={desk}
          />
          <Form
            // What becomes a section of another kind is asked for other fields.
            key={String(valueAt(desk.data, [...path, 'type']))}
            desk={desk}
            group={group}
            path={path}
            without={['sections']}
            below={{
              ...(section === undefined &&
                isPage(file) && {
                  title: (
                    <LinkNote
                      {...{ desk, file, texts }}
                      past={session.past}
                      problems={checked?.problems ?? nothing}
                    />
                  ),
                  description: <PagePreviews desk={desk} file={file} />,
                  theme: <ThemeLink page={desk.data} {...{ texts, onGo }} />,
                }),
              ...(sharedFile in texts && { section: <SharedNote onOpen={() => onGo(sharedFile, [])} /> }),
              ...(isTheme(file) &&
                Object.fromEntries(
                  mainColors.map((role) => [
                    role,
                    <ThemeMatch
                      key={role}
                      role={role}
                      text={textOf(session, file) ?? ''}
                      before={earliest(session, file) ?? undefined}
                      onEdit={desk.onEdit}
                    />,
                  ]),
                )),
              ...(file === 'site.yaml' && { hours: <HoursNote texts={texts} onGo={onGo} /> }),
            }}
          />
        </>
      )}
      <Foot>
        {group !== undefined && (
          <Button type="button" onClick={isText ? onForm : onText}>
            {isText ? 'Voltar ao formulário' : 'Ver como texto'}
          </Button>
        )}
      </Foot>
    </>
  );
}
