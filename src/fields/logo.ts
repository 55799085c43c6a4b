import { z } from 'zod';
import { inAnyCase } from './any-case.ts';
import { withBehaviour } from './behaviour.ts';
import { asked } from './control.ts';
import { isDrawing } from './drawing.ts';

const drawingName = () =>
  z.string().regex(new RegExp(`^[a-zA-Z0-9]+([-_.][a-zA-Z0-9]+)*\\.${inAnyCase('svg')}$`), {
    error: 'Escreva só o nome de um arquivo .svg, como logo.svg.',
  });

/** The mark beside the site's name: a drawing in `public/images`, which each page holds in its own colours. */
export const logo = withBehaviour(asked('drawing', drawingName()), {
  check(file, context) {
    const read = context.drawing(file);
    if (read === undefined) return [{ kind: 'missing-drawing', file, known: context.drawingFiles }];
    return isDrawing(read) ? [] : [{ kind: 'broken-drawing', file, fault: read }];
  },
});

/** The drawing of the browser's tab: a file of `public/`. */
export const icon = withBehaviour(asked('tab-icon', drawingName()), {
  check: (file, { iconFiles }) =>
    iconFiles.includes(file) ? [] : [{ kind: 'missing-icon', file, known: iconFiles }],
});
