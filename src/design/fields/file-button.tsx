import { FileDown } from "lucide-react";
import { Button } from "../button.tsx";
import { type AnsweredFile, useFile } from "../use-file.ts";

/** Fetches a document and hands it to the person's device. */
export function FileButton({ label, read }: { label: string; read: () => Promise<AnsweredFile> }) {
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
    </Button>
  );
}
