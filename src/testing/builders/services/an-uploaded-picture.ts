import type { UploadedPicture } from "#domain/catalogue/picture.ts";
import type { openTestSite } from "#testing/test-site.ts";
import { aJpegOf } from "./a-file.ts";

type Site = Pick<Awaited<ReturnType<typeof openTestSite>>, "app" | "call">;
type Headers = Record<string, string>;

/** The two files of a photograph, as the catalogue’s screens send them. */
export async function sendPicture(site: Site, headers: Headers) {
  const send = async (content: Buffer) => {
    const answer = await site.app.request("/files/v1", { method: "POST", headers, body: new Uint8Array(content) });
    const { id, claim } = await answer.json();
    return { file_id: id, claim };
  };
  return { large: await send(aJpegOf(1600, 1067)), small: await send(aJpegOf(640, 427)) };
}

/** A photograph kept for tours and vehicle classes. */
export async function uploadedPicture(site: Site, headers: Headers, alt: string): Promise<UploadedPicture> {
  const answer = await site.call("add-picture", await sendPicture(site, headers), headers);
  const { picture } = await answer.json();
  return { ...picture, alt };
}
