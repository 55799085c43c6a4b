import styled from '@emotion/styled';
import { headLengths, routeOfFile, valueAt } from '../../core/core.ts';
import { findPicture } from './companions.ts';
import { cutText, tellLength } from './cut-text.ts';
import type { Desk } from './desk.ts';
import { thumbnail } from './thumbnail.ts';

interface PagePreviewsProps {
  readonly desk: Desk;
  /** The page's file. */
  readonly file: string;
}

function textAt(data: unknown, path: readonly string[]): string {
  const value = valueAt(data, path);
  return typeof value === 'string' ? value.trim() : '';
}

function hostOf(url: string): string {
  return url.replace(/^https?:\/\//, '').replace(/\/.*$/, '');
}

/** About how a page is found: as a result of a search, and as a link that somebody sends. */
export function PagePreviews({ desk, file }: PagePreviewsProps) {
  if (file === '404.yaml')
    return (
      <Box>
        <p>Quem abre um endereço que não existe vê esta página. Ela não aparece no Google.</p>
      </Box>
    );
  const [title, description] = [textAt(desk.data, ['title']), textAt(desk.data, ['description'])];
  const { common } = desk.site;
  const host = hostOf(textAt(common, ['url']));
  const route = routeOfFile(file) ?? '/';
  return (
    <Box aria-label="Como a página é encontrada">
      <h3>Mais ou menos assim no Google</h3>
      <Result>
        <small>
          {host}
          {route === '/' ? '' : ` › ${route.slice(1)}`}
        </small>
        <strong>{cutText(title, headLengths.title[1])}</strong>
        <span>{cutText(description, headLengths.description[1])}</span>
      </Result>
      <p>
        {tellLength('title', title)} {tellLength('description', description)}
      </p>
      <h3>E assim no WhatsApp</h3>
      <Shared>
        <ShareCard desk={desk} title={title} />
        <strong>{title}</strong>
        <span>{description}</span>
        <small>{host}</small>
      </Shared>
    </Box>
  );
}

/** The picture of a shared link, as it is drawn when the site is built. */
function ShareCard({ desk, title }: { readonly desk: Desk; readonly title: string }) {
  const { common, themes } = desk.site;
  const own = (name: string) => textAt(desk.data, ['meta', name]) || textAt(common, ['meta', name]);
  const picture = findPicture(desk, own('image'));
  const theme = themes.find(({ name }) => name === textAt(desk.data, ['theme']));
  return (
    <Card style={{ background: theme?.strong }}>
      <div>
        <small>{textAt(common, ['name'])}</small>
        <b>{title.split(' | ')[0]}</b>
      </div>
      {picture && (
        <img src={thumbnail(picture)} alt="" style={{ objectPosition: own('focus') || undefined }} />
      )}
    </Card>
  );
}

const Box = styled.figure`
  margin: 0 0 1rem;
  padding: 0.75rem;
  border: 1px solid var(--line);
  border-radius: 0.6rem;
  overflow-wrap: anywhere;

  & h3 {
    margin-bottom: 0.4rem;
    font-size: 0.875rem;
  }
  & > p {
    font-size: 0.8125rem;
  }
  & > p + h3 {
    margin-top: 0.75rem;
  }
`;

/* Others' pages are white, whatever colours the editor has. */
const page = `
  display: grid;
  margin-bottom: 0.4rem;
  border: 1px solid #dadce0;
  border-radius: 0.5rem;
  background: #ffffff;
  color: #3c4043;
  font-size: 0.875rem;
`;

const Result = styled.div`
  ${page}
  gap: 0.15rem;
  padding: 0.6rem 0.75rem;

  & strong {
    color: #1a0dab;
    font-size: 1.125rem;
    font-weight: 400;
    line-height: 1.3;
  }
`;

const Shared = styled.div`
  ${page}
  overflow: hidden;
  background: #f0f2f5;

  & > :not(div) {
    display: -webkit-box;
    overflow: hidden;
    margin: 0.15rem 0.6rem 0;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & > small {
    margin-bottom: 0.5rem;
  }
`;

const Card = styled.div`
  display: flex;
  gap: 4%;
  aspect-ratio: 1200 / 630;
  padding: 4.5%;
  background: #3c4043;
  color: #ffffff;

  & > div {
    display: flex;
    flex: 1;
    flex-direction: column;
    justify-content: space-between;
    min-width: 0;
    overflow: hidden;
  }
  & b {
    flex: 1;
    margin-top: 6%;
    font-size: 1.0625rem;
    line-height: 1.15;
  }
  & img {
    width: 45%;
    height: 100%;
    border-radius: 0.7rem;
    background: #ffffff;
    object-fit: cover;
  }
`;
