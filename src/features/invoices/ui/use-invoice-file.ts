import { useState } from "react";
import { toast } from "#design/overlay/toast.tsx";
import { saveFile } from "#platform/browser/save-file.ts";

type File = { name: string; type: string; content: string };

/** Fetches a file by a call and hands it to the device; says so where it fails. */
export function useInvoiceFile() {
  const [isBusy, setIsBusy] = useState(false);
  const save = async (read: () => Promise<File>) => {
    setIsBusy(true);
    try {
      saveFile({ ...(await read()), encoding: "base64" });
    } catch (error) {
      void toast({ title: error instanceof Error ? error.message : "We couldn’t load the file.", kind: "error" });
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, save };
}
