const pictures = /\.(?:png|jpe?g|jfif|webp|avif|svg)$/i;

/** `C:\\Users\\Ana\\foto.jpg` as the name of its file, and the folder of the site in which such files lie; nothing for what is no path of a computer. */
export function readFilePath(typed: string): { readonly name: string; readonly folder: string } | undefined {
  const [, name = ''] =
    /^(?:[a-z]:[\\/]|\\\\|file:|~\/|\/(?:Users|home)\/)(?:.*[\\/])?([^\\/]+\.\w{2,4})$/i.exec(typed.trim()) ??
    [];
  if (name === '') return undefined;
  return { name, folder: pictures.test(name) ? 'public/images' : 'public/files' };
}
