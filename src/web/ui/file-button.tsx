import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { smallText } from '../files.ts';
import './file-button.css';

interface FileButtonProps {
  /** The endings and types that may be chosen. */
  readonly accept: string;
  readonly onFile: (file: File) => unknown;
  readonly children: ComponentChildren;
}

/** Looks like any button, and asks for a file. */
export const FileButton = ({ accept, onFile, children }: FileButtonProps) => (
  <label class="button file-button">
    {children}
    <input
      type="file"
      class="hidden"
      accept={accept}
      onChange={({ currentTarget: field }) => {
        const file = field.files?.[0];
        // Ready for the same file again, which may have been corrected meanwhile.
        field.value = '';
        if (file) void onFile(file);
      }}
    />
  </label>
);

interface TextFileButtonProps extends Omit<FileButtonProps, 'onFile'> {
  readonly read?: (file: File) => Promise<string>;
  readonly onText: (text: string) => unknown;
}

/**
 * Asks for a file that holds a text. It may come from far away and take its time: whoever has changed something
 * meanwhile is told as the page is by then, and whoever has left it is told nothing.
 */
export const TextFileButton = ({ read = smallText, onText, ...button }: TextFileButtonProps) => {
  const latest = useRef<typeof onText | undefined>(undefined);
  latest.current = onText;
  useEffect(
    () => () => {
      latest.current = undefined;
    },
    [],
  );
  const take = async (file: File): Promise<void> => {
    const text = await read(file);
    latest.current?.(text);
  };
  return <FileButton {...button} onFile={take} />;
};
