import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

type Answer = { readonly code: number; readonly text: string } | null;

/** A real mail server on its own port. `recipient` and `from` decide on each address; null accepts it. */
export async function aMailServer(decide: { recipient?: (address: string) => Answer; sender?: () => Answer } = {}) {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onMailFrom: (_address, _session, done) => done(errorOf(decide.sender?.() ?? null)),
    onRcptTo: ({ address }, _session, done) => done(errorOf(decide.recipient?.(address) ?? null)),
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        received.push(Buffer.concat(parts).toString());
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Every email it has accepted, unchanged. */
    received,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

const errorOf = (answer: Answer) => answer && Object.assign(new Error(answer.text), { responseCode: answer.code });
