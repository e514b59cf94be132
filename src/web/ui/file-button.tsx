import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { smallText } from '../files.ts';
import './file-button.css';

interface FileButtonProps {
  /** The file extensions and types that can be chosen. */
  readonly accept: string;
  readonly onFile: (file: File) => unknown;
  readonly children: ComponentChildren;
}

/** A button that asks for a file. */
export const FileButton = ({ accept, onFile, children }: FileButtonProps) => (
  <label class="button file-button">
    {children}
    <input
      type="file"
      class="hidden"
      accept={accept}
      onChange={({ currentTarget: field }) => {
        const file = field.files?.[0];
        // The field is cleared, so that the same file can be chosen again after it was corrected.
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
 * A button that asks for a text file and reads it. Because reading may take long, it calls the newest `onText`, and
 * none after the player has left.
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
