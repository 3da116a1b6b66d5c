import { createServer } from "node:net";
import { UserError } from "./user-error.ts";

/** The port to serve on: the environment variable PORT, or the usual one. */
export function readPort(usualPort: number): number {
  const text = process.env.PORT;
  if (!text) return usualPort;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new UserError(`PORT must be a number from 1 to 65535, not "${text}".`);
}

/**
 * Throws when another program uses the port, before any longer work is done. It checks both
 * addresses of `localhost` (IPv4 and IPv6), since a browser may try either first.
 * @param command suggested by the message, with another port
 */
export async function assertPortIsFree(port: number, command: string): Promise<void> {
  const areFree = await Promise.all(["127.0.0.1", "::1"].map((host) => canListen(port, host)));
  if (areFree.every(Boolean)) return;
  const otherPort = port < 65_535 ? port + 1 : port - 1;
  throw new UserError(
    `Port ${port} is already in use. Stop the other program or choose another port: PORT=${otherPort} ${command}`,
  );
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve(false);
      else if (error.code === "EACCES") {
        reject(new UserError(`This user may not listen on port ${port}. Choose one above 1023.`));
      }
      // A computer without IPv6 has no ::1, so no program can be listening there.
      else resolve(true);
    });
    server.listen({ port, host, exclusive: true }, () => {
      server.close(() => {
        resolve(true);
      });
    });
  });
}
