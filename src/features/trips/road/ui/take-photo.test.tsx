// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newId } from "#platform/ids.ts";
import { renderPage } from "#testing/answer-calls.tsx";
import { eventually } from "#testing/eventually.ts";

/** The requests from the phone, in order; `isDown` cuts the connection. */
const sent: string[] = [];
let isDown = false;

vi.mock("#platform/browser/device/shrink-picture.ts", () => ({
  shrinkPicture: async (file: Blob) => {
    if (file.type === "text/plain") throw new Error("No picture");
    return new Blob(["picture"], { type: "image/jpeg" });
  },
}));
vi.mock("#platform/browser/send-file.ts", () => ({
  async sendFile(_file: File, { problem }: { problem: (message: string, isFinal: boolean) => Error }) {
    if (isDown) throw problem("The connection was lost.", false);
    sent.push("file");
    return { file_id: newId(), claim: "claim", name: "photograph.jpg", size: 1 };
  },
}));
vi.mock("#platform/browser/use-call.ts", async (original) => ({
  ...(await original<object>()),
  async callSignedIn(
    { name }: { name: string },
    input: { kind?: string; events?: readonly { event: string; key: string }[] },
  ) {
    const { CallFailed } = await import("#platform/browser/call-api.ts");
    if (isDown) throw new CallFailed(0, "unreachable", "Offline");
    sent.push(name === "send-photo" ? `photo ${input.kind}` : `events ${input.events?.map(({ event }) => event)}`);
    return name === "send-photo"
      ? {}
      : { results: input.events?.map(({ key }) => ({ key, outcome: "moved", message: "" })) };
  },
}));

const { useOutbox } = await import("./use-outbox.ts");
const { WaitingReports } = await import("./waiting-reports.tsx");
const { TakePhoto } = await import("./take-photo.tsx");
const { wipeOutbox } = await import("#platform/browser/outbox.ts");

const tripId = newId();
let outbox: ReturnType<typeof useOutbox> | undefined;
const refreshes: [] = [];
function Phone() {
  outbox = useOutbox(refreshes);
  return (
    <>
      <WaitingReports outbox={outbox} />
      <TakePhoto kind="arrival" subject={{ tripId }} label="Photograph the arrival" />
    </>
  );
}
const choose = async (type = "image/jpeg") =>
  fireEvent.change(await screen.findByLabelText("Photograph the arrival"), {
    target: { files: [new File(["x"], "x", { type })] },
  });

beforeEach(() => {
  sent.length = 0;
  isDown = false;
});
afterEach(async () => {
  cleanup();
  await wipeOutbox();
});

test("offline, a photo waits among the reports around it, and all are sent in that order", async () => {
  isDown = true;
  renderPage(<Phone />);
  await outbox?.report(tripId, "depart");
  await choose();
  await screen.findByText(/1 photograph saved on this phone/);
  await outbox?.report(tripId, "arrive");
  await screen.findByText("3 reports are waiting for a connection");
  expect(screen.getByText(/Photograph: Arrival/)).toBeTruthy();
  isDown = false;
  dispatchEvent(new Event("online"));
  await screen.findByText("Photograph sent");
  await eventually(() => expect(sent).toEqual(["events depart", "file", "photo arrival", "events arrive"]));
});

test("a file that is not an image is refused at once and not saved", async () => {
  renderPage(<Phone />);
  await choose("text/plain");
  await screen.findByText("We couldn’t read this picture. Please take another.");
  expect(sent).toEqual([]);
});
