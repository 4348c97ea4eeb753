// npm run learn-chat: trains the chat’s topic classifier on the examples in src/domain/chat/examples.
import { handOver } from "./setup/child-processes.mjs";

handOver(process.execPath, ["src/app/commands/learn-chat.ts", ...process.argv.slice(2)]);
