import type { Complaint } from '../../fields/complaint.ts';
import { findHidden } from './characters.ts';
import { characterWordings } from './messages-characters.ts';
import { describePictureFault, smallPicture } from './messages-files.ts';
import { nearestPicture } from './nearest.ts';
import type { Wording } from './problem.ts';
import { askFor, count, didYouMean, error, list, shorten, warning } from './wording.ts';

/** The wording for what a field finds wrong once it knows the whole site. */
export function describeComplaint(complaint: Complaint): Wording {
  switch (complaint.kind) {
    case 'missing-picture':
    case 'broken-picture':
    case 'small-picture':
    case 'missing-alt':
    case 'useless-alt':
      return describePictureComplaint(complaint);
    case 'ended-offer':
    case 'ending-offer':
    case 'price-above-original':
    case 'ends-before-start':
    case 'closes-before-opening':
      return describeFigureComplaint(complaint);
    default:
      return describeLinkComplaint(complaint);
  }
}

type Of<Kind extends Complaint['kind']> = Extract<Complaint, { kind: Kind }>;

function describeLinkComplaint(
  complaint: Of<'unknown-message' | 'unknown-route' | 'unknown-anchor' | 'unknown-shared'>,
): Wording {
  switch (complaint.kind) {
    case 'unknown-message':
      return warning(
        'P021',
        `A mensagem "${shorten(complaint.key)}" não existe; o botão usaria a mensagem padrão da página.`,
        didYouMean(complaint.key, complaint.known, `Use uma destas: ${list(complaint.known, 16)}.`),
      );
    case 'unknown-route':
      return error(
        'P022',
        `A página "${shorten(complaint.route)}" não existe.`,
        didYouMean(complaint.route, complaint.known, `As páginas são: ${list(complaint.known)}.`),
      );
    case 'unknown-anchor':
      return error(
        'P023',
        `Nenhuma seção de "${complaint.route}" tem o id "${shorten(complaint.anchor)}".`,
        didYouMean(
          complaint.anchor,
          complaint.known,
          complaint.known.length === 0
            ? `Escreva "id: ${shorten(complaint.anchor)}" na seção aonde o link deve levar.`
            : `Os ids dessa página são: ${list(complaint.known)}.`,
        ),
      );
    case 'unknown-shared':
      return error(
        'P026',
        `A seção compartilhada "${shorten(complaint.name)}" não existe em pages/_shared.`,
        didYouMean(
          complaint.name,
          complaint.known,
          complaint.known.length === 0
            ? `Crie o arquivo pages/_shared/${shorten(complaint.name)}.yaml, ou apague esta seção.`
            : `As que existem são: ${list(complaint.known)}.`,
        ),
      );
  }
}

function describePictureComplaint(
  complaint: Of<'missing-picture' | 'broken-picture' | 'small-picture' | 'missing-alt' | 'useless-alt'>,
): Wording {
  switch (complaint.kind) {
    case 'missing-picture': {
      const nearest = nearestPicture(complaint.file, complaint.known);
      if (nearest !== undefined && findHidden(nearest).length > 0)
        return characterWordings.hiddenInPicture(nearest);
      return error(
        'P024',
        `A foto "${shorten(complaint.file)}" não está em public/images.`,
        nearest === undefined
          ? 'Copie o arquivo para public/images. Se ele já está lá com outro nome, escreva aqui esse nome.'
          : askFor(complaint.file, nearest),
      );
    }
    case 'broken-picture':
      return describePictureFault(complaint.file, complaint.fault);
    case 'small-picture':
      return smallPicture(complaint.file, complaint.width, complaint.least);
    case 'missing-alt':
      return error(
        'P025',
        'A foto não tem descrição para quem não pode vê-la.',
        'Escreva abaixo dela "imageAlt: " e o que a foto mostra, em uma frase.',
      );
    case 'useless-alt':
      return warning(
        'P025',
        `A descrição "${shorten(complaint.alt)}" não conta o que a foto mostra.`,
        'Escreva em "imageAlt" o que se vê, como: Luna, uma poodle branca, de laço depois do banho.',
      );
  }
}

function describeFigureComplaint(
  complaint: Of<
    'ended-offer' | 'ending-offer' | 'price-above-original' | 'ends-before-start' | 'closes-before-opening'
  >,
): Wording {
  switch (complaint.kind) {
    case 'ended-offer':
      return warning(
        'P027',
        `A validade terminou em ${complaint.date}, e a seção continua no ar.`,
        'Atualize a data, ou esconda a seção com "hidden: sim".',
      );
    case 'ending-offer':
      return warning(
        'P027',
        complaint.days === 0
          ? 'A validade termina hoje.'
          : `A validade termina em ${count(complaint.days, 'dia', 'dias')}, em ${complaint.date}.`,
        'Combine a próxima data, ou escreva em "showUntil" o dia em que a seção deve sair do ar.',
      );
    case 'price-above-original':
      return error(
        'P036',
        `O preço de agora (${complaint.price}) é maior que o de antes (${complaint.original}).`,
        'Confira os dois: "originalPrice" é o preço de antes, e "price" é o de agora.',
      );
    case 'ends-before-start':
      return error(
        'P036',
        `A seção sairia do ar (${complaint.until}) antes de entrar (${complaint.from}).`,
        'Troque as datas de "showFrom" e "showUntil".',
      );
    case 'closes-before-opening':
      return error(
        'P036',
        `A hora de fechar (${complaint.closes}) não vem depois da de abrir (${complaint.opens}).`,
        'Confira "opens" e "closes".',
      );
  }
}

/** The wording for chat messages that do not exist and are asked for in several places: lines of a file, or files. */
export function severalMessages(
  keys: readonly string[],
  places: readonly string[],
  isOneFile: boolean,
  cure: string | undefined,
): Pick<Wording, 'message' | 'cure'> {
  const named = list(
    keys.map((key) => `"${key}"`),
    8,
  );
  const where = isOneFile ? `nas linhas ${list(places, 8)}` : `em ${list(places, 6)}`;
  const isOne = keys.length === 1;
  return {
    message: isOne
      ? `A mensagem ${named} não existe, e é pedida ${where}.`
      : `As mensagens ${named} não existem, e são pedidas ${where}.`,
    cure:
      cure ??
      (isOne
        ? `Escreva no grupo "messages" a linha "${keys[0] ?? ''}: …", que parece ter se perdido; ou corrija o nome.`
        : 'Parece faltar a linha "messages:", ou o que estava embaixo dela. Escreva nesse grupo uma linha para cada mensagem.'),
  };
}

/** The wording for a link to a section that exists but is not shown. */
export function hiddenAnchor(anchor: string, route: string): Wording {
  return error(
    'P023',
    `A seção "${shorten(anchor)}" de "${route}" está escondida ou fora da data, e este link não levaria a nada.`,
    'Mostre a seção de novo, ou mude o link para outra.',
  );
}

/** The wording for a link of `site.yaml` that some pages cannot follow. */
export function anchorMissingOn(
  anchor: string,
  routes: readonly string[],
  home: string | undefined,
): Wording {
  return error(
    'P023',
    `Este link aparece em todas as páginas, e ${list(routes, 4)} não ${routes.length === 1 ? 'tem' : 'têm'} uma seção com o id "${shorten(anchor)}".`,
    home === undefined
      ? 'Mude o link para uma página, ou para uma seção que todas tenham.'
      : `Escreva também a página: "${home}#${shorten(anchor)}".`,
  );
}

/** The wording for a page whose last day was before the day that is checked. */
export function endedPage(last: string, today: string): Wording {
  return warning(
    'P027',
    `O último dia desta página foi ${last}, e em ${today} ela continua no ar.`,
    'Se a campanha volta, mude a data aqui e nos textos. Se não volta, tire da página o que já passou, ou apague o arquivo e os links que levam a ele.',
  );
}
