import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** The fake’s answer to one request: text, tool calls, an error status, or no answer at all. */
export type ModelAnswer =
  | { readonly content: string }
  | { readonly tools: readonly (readonly [name: string, argumentsJson: string])[] }
  | { readonly status: number; readonly body?: string }
  | "silence";

export type ModelRequest = {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string | null }[];
  readonly tools: readonly { readonly function: { readonly name: string } }[];
};

/** A local stand-in that speaks OpenAI's chat completions. It repeats its last answer. */
export async function aLanguageModel(answers: readonly ModelAnswer[]) {
  const requests: { readonly authorization: string | undefined; readonly body: ModelRequest }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    requests.push({ authorization: request.headers.authorization, body: JSON.parse(String(Buffer.concat(chunks))) });
    const answer = answers[Math.min(requests.length, answers.length) - 1];
    if (request.url !== "/v1/chat/completions" || !answer) return response.writeHead(404).end();
    if (answer === "silence") return;
    if ("status" in answer) return response.writeHead(answer.status).end(answer.body ?? "");
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(completionOf(answer)));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    languageModel: { url: `http://127.0.0.1:${port}/v1`, key: "a key", model: "a-model" },
    requests,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function completionOf(answer: Exclude<ModelAnswer, "silence" | { status: number }>) {
  const message =
    "content" in answer
      ? { role: "assistant", content: answer.content }
      : {
          role: "assistant",
          content: null,
          tool_calls: answer.tools.map(([name, json], at) => ({
            id: `call-${at}`,
            type: "function",
            function: { name, arguments: json },
          })),
        };
  return { id: "completion", object: "chat.completion", choices: [{ index: 0, finish_reason: "stop", message }] };
}
