import { Tabs } from "#design/tabs.tsx";
import { MediaLibrary } from "#features/catalogue/media/ui/media-library.tsx";
import { PictureField } from "#features/catalogue/media/ui/picture-field.tsx";
import { PagesBoard } from "#features/pages/editing/ui/pages-board.tsx";
import { RedirectsTable } from "#features/pages/redirects/ui/redirects-table.tsx";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { AdminPage } from "../admin-page.tsx";

const tabs = ["pages", "pictures", "redirects"] as const;

export default function PageEditorPage() {
  const { read, goTo } = usePageAddress();
  const tab = tabs.find((name) => name === read("tab")) ?? "pages";
  return (
    <AdminPage
      title="Page editor"
      lead="Your own pages, their pictures and addresses. Visitors see a page once you publish it."
    >
      <Tabs
        label="Page editor"
        variant="line"
        value={tab}
        onChange={(next) => goTo(next === "pages" ? {} : { tab: next })}
        items={[
          { id: "pages", label: "Pages", content: tab === "pages" && <PagesBoard PictureField={PictureField} /> },
          { id: "pictures", label: "Pictures", content: tab === "pictures" && <MediaLibrary /> },
          { id: "redirects", label: "Redirects", content: tab === "redirects" && <RedirectsTable /> },
        ]}
      />
    </AdminPage>
  );
}
