import { Client } from 'pg'
import { applicationName } from './data-source.js'

/** The account inside the embedded database. */
export const OWNER = 'wordlark'

/** Address of a database of the embedded server. */
export function addressOf(port: number, password: string, database: string): string {
  return `postgresql://${OWNER}:${password}@127.0.0.1:${port}/${database}`
}

/** Whether the server takes connections. */
export async function answers(port: number, password: string): Promise<boolean> {
  return withClient(addressOf(port, password, 'postgres'), async () => true).catch(() => false)
}

/** Does something with a connection of its own. */
export async function withClient<Value>(url: string, work: (client: Client) => Promise<Value>): Promise<Value> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 2_000,
    application_name: applicationName(),
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
