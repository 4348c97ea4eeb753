import { FileDown } from "lucide-react";
import { Button } from "../button.tsx";
import { type AnsweredFile, useFile } from "../use-file.ts";

type FileButtonProps = {
  label: string;
  /** Distinguishes it from others of the same label, for screen readers. */
  about?: string;
  read: () => Promise<AnsweredFile>;
};

/** Fetches a document and hands it to the person's device. */
export function FileButton({ label, about, read }: FileButtonProps) {
  const { isBusy, save } = useFile();
  return (
    <Button
      size="sm"
      variant="outline"
      busy={isBusy}
      icon={<FileDown aria-hidden="true" />}
      onClick={() => void save(read)}
    >
      {label}
      {about && <span className="sr-only"> {about}</span>}
    </Button>
  );
}
