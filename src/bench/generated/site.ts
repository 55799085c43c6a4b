import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawingCount, drawingName, drawPage, pageName, type Value } from './page.ts';

const site = `name: Clínica Medida
business: VeterinaryCare
tagline: Clínica veterinária, banho e tosa
url: https://www.medida.example
phone: "+55 54 99999-0000"
phoneNote: Plantão 24h
email: contato@medida.example
emailNote: até 1 dia útil
address:
  district: Centro
  city: Passo Fundo
  state: RS
  postalCode: 99010-120
social:
  - name: Instagram
    href: https://www.instagram.com/medida.example
messages:
  default: consulta
  consulta: Olá! Quero marcar uma consulta.
header:
  links:
    - label: Início
      to: /p-00001
  phone: sim
footer:
  about: Cuidamos bem.
floating: sim
`;

const theme = 'name: Medida\nstrong: "#0F6B5C"\naccent: "#B53A22"\ntint: "#E3F1EC"\n';

const plain = /^\p{L}[\p{L}\d ,.!?()+|-]*[\p{L}\d.!?)+]$/u;

function writeText(text: string): string {
  return plain.test(text) ? text : JSON.stringify(text);
}

/** Fields or items as YAML, for values that are known to be plain. */
export function writeYaml(value: Exclude<Value, string>, pad = ''): string {
  const rows = (inner: Value, head: string) =>
    typeof inner === 'string' ? `${head} ${writeText(inner)}\n` : `${head}\n${writeYaml(inner, `${pad}  `)}`;
  if (!Array.isArray(value))
    return Object.entries(value)
      .map(([name, inner]) => rows(inner, `${pad}${name}:`))
      .join('');
  return value
    .map((item: Value) =>
      typeof item === 'string'
        ? `${pad}- ${writeText(item)}\n`
        : `${pad}- ${writeYaml(item as Exclude<Value, string>, `${pad}  `).slice(pad.length + 2)}`,
    )
    .join('');
}

const sign =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#0F6B5C"/></svg>\n';

function drawDrawing(number: number): string {
  const hue = number * 30;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="540" viewBox="0 0 400 300"><rect width="400" height="300" fill="hsl(${hue} 60% 80%)"/><circle cx="200" cy="150" r="80" fill="hsl(${hue} 40% 50%)"/></svg>\n`;
}

/** Writes a site of so many pages into an empty folder, with all that it needs beside them. */
export async function writeSite(folder: string, pages: number): Promise<void> {
  const [texts, images] = [join(folder, 'pages'), join(folder, 'public', 'images')];
  await mkdir(join(texts, '_themes'), { recursive: true });
  await mkdir(images, { recursive: true });
  await writeFile(join(texts, 'site.yaml'), site);
  await writeFile(join(texts, '_themes', 'generated.yaml'), theme);
  await writeFile(join(folder, 'public', 'favicon.svg'), sign);
  for (let number = 1; number <= drawingCount; number += 1)
    await sharp(Buffer.from(drawDrawing(number))).toFile(join(images, drawingName(number)));
  for (let number = 1; number <= pages; number += 1)
    await writeFile(
      join(texts, `${pageName(number)}.yaml`),
      writeYaml(drawPage(number, (number % pages) + 1)),
    );
}
