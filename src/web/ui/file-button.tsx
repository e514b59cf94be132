import type { ComponentChildren } from 'preact';
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
