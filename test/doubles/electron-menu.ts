import type * as Electron from 'electron'

type Template = Electron.MenuItemConstructorOptions[]

export const menus: Template[] = []
/** Menus are represented by their templates. */
export const Menu = {
  buildFromTemplate: (template: Template): Template => {
    for (const { label, role, type, submenu } of template) {
      if (label === undefined && role === undefined && type === undefined)
        throw new TypeError('Invalid template for MenuItem: must have at least one of label, role or type')
      if (Array.isArray(submenu)) Menu.buildFromTemplate(submenu)
    }
    return template
  },
  setApplicationMenu: (template: Template): void => {
    menus.push(template)
  },
}

/** Chooses an item of a menu as its user does, in submenus too. Throws if there is none, or it is disabled. */
export function choose(menu: Template, label: string): void {
  const item = all(menu).find((each) => each.label === label)
  if (item === undefined) throw new Error(`the menu has no ${label}`)
  if (item.enabled === false) throw new Error(`${label} is disabled`)
  if (item.type === 'checkbox') item.checked = item.checked !== true
  item.click?.(item as unknown as Electron.MenuItem, undefined, {})
}

const all = (menu: Template): Template =>
  menu.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? all(item.submenu) : [])])
