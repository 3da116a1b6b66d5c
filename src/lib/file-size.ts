/** 12,636 bytes as "12.34 KB". */
export function formatKilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(2)} KB`;
}

/** 629,146 bytes as "0.6 MB". At least "0.1 MB". */
export function formatMegabytes(bytes: number): string {
  return `${Math.max(0.1, bytes / 1024 / 1024).toFixed(1)} MB`;
}
