import type { Metadata } from 'sharp';

const label = 'xmp:Label="placeholder"';

/**
 * What a picture file bears that stands in for a photograph, as XMP: it calls itself a placeholder, whatever its name,
 * and a photograph that takes its place does not.
 */
export const standInMark = [
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
  `<rdf:Description xmlns:xmp="http://ns.adobe.com/xap/1.0/" rdf:about="" ${label}/>`,
  '</rdf:RDF></x:xmpmeta>',
].join('');

/** Whether a file calls itself a stand-in for a photograph. */
export function isStandIn({ xmpAsString = '' }: Metadata): boolean {
  return xmpAsString.includes(label);
}
