/**
 * Who may import what: the dependency table of docs/guide.md as data. The lint map (.oxlintrc.json) and the test that
 * plants forbidden imports are made from it, so that table, lint and proof cannot drift apart.
 */
export declare const AREAS: readonly ['analytics', 'back-office', 'call', 'catalogue', 'check-up', 'chronic', 'clinical', 'forms', 'identity', 'maternal-child', 'nucleic-acid', 'organisation', 'paper', 'prevention', 'resident', 'scheduling', 'shared', 'shell', 'upload'];
/** Columns of the table that are libraries: a name and what an import of it looks like. */
export declare const LIBRARIES: {
    readonly rxjs: readonly ["rxjs", "rxjs/*"];
    readonly xstate: readonly ["xstate", "xstate/*"];
    readonly 'xstate-react': readonly ["@xstate/react"];
    readonly inversify: readonly ["inversify", "inversify/*", "reflect-metadata"];
    readonly react: readonly ["react", "react-dom", "react-dom/*", "react-router", "react-router/*", "@fluentui/*", "@tanstack/*", "echarts", "echarts/*"];
    readonly outside: readonly ["axios", "trtc-sdk-v5", "idb", "write-excel-file", "read-excel-file", "write-excel-file/*", "read-excel-file/*"];
    readonly server: readonly ["fastify", "@fastify/*", "pg", "@electric-sql/*", "pinyin-pro", "node:*"];
    readonly domain: readonly ["@gongwei/domain/*"];
    readonly application: readonly ["@gongwei/application/*"];
    readonly adapters: readonly ["@gongwei/adapters/*"];
    readonly ui: readonly ["@gongwei/ui/*"];
    readonly 'server-app': readonly ["@gongwei/server", "@gongwei/server/*"];
};
export type Column = keyof typeof LIBRARIES;
export type Row = {
    readonly name: string;
    /** Folder that holds the areas (or folders) of the layer. */
    readonly root: string;
    /** Columns the layer may import. */
    readonly may: readonly Column[];
    /** Areas of its own package that any area may import besides itself. */
    readonly areas: readonly string[];
    /** Areas that may import every other one (they only put together). */
    readonly assemblers?: readonly string[];
    /** Single edges between areas, each with its reason beside it. */
    readonly edges?: {
        readonly [area: string]: readonly string[];
    };
    /** Other areas may be imported through `*.port.ts` files only. */
    readonly portsOfOthers?: boolean;
};
export declare const ROWS: readonly Row[];
export type Pattern = {
    readonly group?: readonly string[];
    readonly regex?: string;
    readonly message: string;
};
/** The restrictions for one area of a layer. */
export declare function patternsFor(row: Row, area: string): readonly Pattern[];
