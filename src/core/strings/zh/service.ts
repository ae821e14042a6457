import type { Part } from '../words.ts'

export const service: Part<'zh', 'service'> = {
  demo: {
    name: '演示服务',
    explanation: '在本机运行。您说的话不会离开本机。',
    enterKey: '使用您自己的密钥',
  },
  leaving: '您说的话会发送到 {{host}}。',
  noSound: 'Parley 不保存声音。',
  soundStored: '声音也会保存在本机。',
  keyThisRun: '您的密钥保留到 Parley 退出。',
  keyThisRunWhy: '此系统不提供密钥保护，因此 Parley 不会写入任何地方。',
  noKey: {
    title: '{{name}} 的密钥不在这里',
    remedy: '它只保留了一次运行。请重新输入以继续。',
  },
  accounts: {
    title: '账户',
    inUse: '使用中',
    use: '使用',
    edit: '更改',
    editNamed: '更改 {{name}}',
    remove: '移除',
    enterKey: '输入密钥',
    add: '添加账户',
  },
}
