import { Inject, Injectable } from '@nestjs/common'
import type { Pool, PoolClient } from 'pg'
import { DataSource, type EntityManager } from 'typeorm'

type Values = readonly unknown[]

/** Where SQL can be run: the pool, or one transaction. */
export interface Sql {
  /**
   * Runs one statement as a named prepared statement.
   *
   * @param name unique per text: PostgreSQL keeps the plan under it, 63 characters at most
   */
  run<Row extends object>(name: string, text: string, values?: Values): Promise<Row[]>
}

/** An open transaction: SQL, and TypeORM's manager on the same connection for cold paths. */
export interface Tx extends Sql {
  readonly manager: EntityManager
  /** Calls back once the transaction has committed; never after a rollback. */
  afterCommit(callback: () => void): void
}

/** The database. */
@Injectable()
export class Database implements Sql {
  constructor(@Inject(DataSource) readonly dataSource: DataSource) {}

  /** The connection pool beneath TypeORM, for libraries that bring their own SQL. */
  get pool(): Pool {
    return (this.dataSource.driver as unknown as { master: Pool }).master
  }

  async run<Row extends object>(name: string, text: string, values: Values = []): Promise<Row[]> {
    return (await this.pool.query<Row>({ name, text, values: [...values] })).rows
  }

  /**
   * Runs `work` in one transaction (READ COMMITTED): all of it happens, or none.
   *
   * Keep it short and wait for nothing outside the database meanwhile.
   */
  async transaction<Value>(work: (tx: Tx) => Promise<Value>): Promise<Value> {
    const runner = this.dataSource.createQueryRunner()
    const callbacks: Array<() => void> = []
    try {
      const client = (await runner.connect()) as PoolClient
      await runner.startTransaction()
      const value = await work({
        manager: runner.manager,
        afterCommit: (callback) => callbacks.push(callback),
        run: async <Row extends object>(name: string, text: string, values: Values = []) =>
          (await client.query<Row>({ name, text, values: [...values] })).rows,
      })
      await runner.commitTransaction()
      for (const callback of callbacks) callback()
      return value
    } catch (error) {
      if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined)
      throw error
    } finally {
      await runner.release()
    }
  }
}
