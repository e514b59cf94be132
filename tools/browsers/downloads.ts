import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitFor } from './page.ts';

/** Waits for a file with this extension that the parser accepts. The parser throws while the file is incomplete. */
export const waitForFile = <Content>(
  folder: string,
  extension: string,
  parse: (bytes: Buffer) => Content,
): Promise<Content> =>
  waitFor(`a complete ${extension} file is downloaded`, async () => {
    const name = readdirSync(folder).find(file => file.endsWith(extension));
    try {
      return name !== undefined && parse(readFileSync(join(folder, name)));
    } catch {
      return undefined;
    }
  });
