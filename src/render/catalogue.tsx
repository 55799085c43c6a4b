import { renderToStaticMarkup } from 'react-dom/server';
import type {
  Catalogue,
  CatalogueBlock,
  CatalogueExample,
  CatalogueField,
} from '../content/catalogue/catalogue.ts';
import { makeFontFaces } from '../ui/fonts.ts';
import { makeGlobalStyle } from '../ui/global-style.ts';
import type { ClientFiles } from './document.ts';
import { catalogueScript, catalogueStyle, exampleScript, exampleStyle } from './catalogue-style.ts';

const windows = [
  { name: 'Celular', width: 360 },
  { name: 'Computador', width: 1280 },
] as const;

function Words({ words }: Pick<CatalogueField, 'words'>) {
  if (words.length === 0) return null;
  return (
    <ul className="words">
      {words.map(({ word, meaning }) => (
        <li key={word}>
          <code>{word}</code> {meaning}
        </li>
      ))}
    </ul>
  );
}

function Fields({ fields }: { readonly fields: readonly CatalogueField[] }) {
  return (
    <div className="fields">
      <table>
        <thead>
          <tr>
            <th>Campo</th>
            <th>O que é</th>
            <th>O que se escreve</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, isRequired, description, accepts, fallback, words }) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>{description}</td>
              <td>
                {accepts}
                {fallback !== undefined && ` (sem ele: ${fallback})`}
                {isRequired && <span className="needed"> (não pode faltar)</span>}
                <Words words={words} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Example({ example, label }: { readonly example: CatalogueExample; readonly label: string }) {
  const { name, route, yaml } = example;
  return (
    <article className="example">
      <header>
        <h3>{name}</h3>
        <a href={route}>Abrir sozinho</a>
      </header>
      <div className="frames">
        {windows.map((window) => (
          <figure key={window.width}>
            <figcaption>
              {window.name}, {window.width} px
            </figcaption>
            <div className="window">
              {/* Our own page, which needs its scripts and is measured from here: a sandbox would keep nothing out. */}
              {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
              <iframe
                src={route}
                width={window.width}
                loading="lazy"
                title={`${label}, ${name}: ${window.name.toLowerCase()}`}
              />
            </div>
          </figure>
        ))}
      </div>
      <details>
        <summary>O texto para copiar</summary>
        <div className="code">
          <button type="button">Copiar</button>
          <pre>{yaml}</pre>
        </div>
      </details>
    </article>
  );
}

function Block({ block }: { readonly block: CatalogueBlock }) {
  const { type, label, description, examples, fields } = block;
  return (
    <section className="block" id={type}>
      <h2>
        {label} <code>{type}</code>
      </h2>
      <p>{description}</p>
      {examples.map((example) => (
        <Example key={example.route} example={example} label={label} />
      ))}
      <Fields fields={fields} />
    </section>
  );
}

function CataloguePage({ blocks, common, button }: Catalogue) {
  return (
    <div className="shell">
      <nav aria-label="Tipos de seção">
        <strong>Seções</strong>
        {blocks.map(({ type, label }) => (
          <a key={type} href={`#${type}`}>
            {label} <code>{type}</code>
          </a>
        ))}
        <a href="#_button">Botões</a>
        <a href="#_common">Em qualquer seção</a>
      </nav>
      <main>
        <h1>Catálogo de seções</h1>
        <p className="lead">
          Cada tipo de seção com seus exemplos, como ficam no celular e no computador, e os campos que aceita.
          Copie um exemplo, cole na página e troque os textos.
        </p>
        {blocks.map((block) => (
          <Block key={block.type} block={block} />
        ))}
        <section className="block" id="_button">
          <h2>Botões</h2>
          <p>Os campos de um botão. Escolha um destino só: chat, to, maps, tel, mail, href ou file.</p>
          <Fields fields={button} />
        </section>
        <section className="block" id="_common">
          <h2>Em qualquer seção</h2>
          <p>Campos que toda seção aceita.</p>
          <Fields fields={common} />
        </section>
      </main>
    </div>
  );
}

/** The catalogue of blocks as one HTML document, for the dev server. */
export function renderCatalogue(catalogue: Catalogue, fonts: ClientFiles['fonts']): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Catálogo de seções</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${makeFontFaces(fonts)}${makeGlobalStyle()}${catalogueStyle}</style>
</head>
<body>
${renderToStaticMarkup(<CataloguePage {...catalogue} />)}
<script>${catalogueScript}</script>
</body>
</html>
`;
}

/** A rendered page as the catalogue's windows show it: its sections alone. */
export function cutToSections(html: string): string {
  const end = html.indexOf('</head>');
  return `${html.slice(0, end)}<style>${exampleStyle}</style><script>${exampleScript}</script>${html.slice(end)}`;
}
