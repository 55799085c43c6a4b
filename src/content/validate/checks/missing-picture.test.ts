import { expect, it } from 'vitest';
import { putIntoWords } from '../../problems/languages.ts';
import { checkSample, samplePage } from '../../testing/sample.ts';

/** What is said of a photo that no folder has. */
function tell(name: string): readonly string[] {
  const page = samplePage(`- type: hero\n  title: Olá\n  image: ${name}\n  imageAlt: Rex de laço\n`);
  return checkSample({ 'index.yaml': page })
    .problems.filter(({ severity }) => severity === 'error')
    .map((problem) => `${problem.code} ${putIntoWords(problem).cure}`);
}

it.each(['IMG_2031.HEIC', 'img-2031.heif', 'rex.tif', 'rex.bmp', 'tabela.pdf', 'rex.gif'])(
  'says of the missing %s at once that no page shows such a file',
  (name) => {
    const format = name.replace(/^.*\./, '').toUpperCase();
    expect(tell(name)).toEqual([
      `P024 Fotos do tipo ${format} não aparecem no site. Salve-a em JPG ou PNG, copie o arquivo novo para public/images e escreva aqui o nome dele, como foto.jpg.`,
    ]);
  },
);

it('says of a missing film that a photo goes here', () => {
  expect(tell('passeio.mp4')).toEqual([
    'P024 Aqui vai uma foto, em JPG ou PNG, e não um filme. Copie uma para public/images e escreva aqui o nome dela, como foto.jpg.',
  ]);
});

it('asks for the file of a missing photo that a page can show', () => {
  expect(tell('rex.jpg')).toEqual([expect.stringContaining('Copie o arquivo para public/images.')]);
});
