import type { ComponentType } from "react";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import type { PictureFieldProps } from "../../ui/use-block-form-kit.ts";
import { PageEditor } from "./page-editor.tsx";
import { PagesTable } from "./pages-table.tsx";

type PagesBoardProps = { PictureField: ComponentType<PictureFieldProps> };

/** The pages our team has written, or one of them to be edited, by the address. */
export function PagesBoard({ PictureField }: PagesBoardProps) {
  const { read, go } = usePageAddress();
  const id = read("page");
  const open = (page: string, block = "") => go({ page, block, part: "" });
  if (id === "") return <PagesTable onOpen={open} />;
  return <PageEditor key={id} id={id} PictureField={PictureField} onClose={() => open("")} />;
}
